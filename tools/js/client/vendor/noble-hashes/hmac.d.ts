export function hmac(hash: unknown, key: Uint8Array, message: Uint8Array): Uint8Array;
