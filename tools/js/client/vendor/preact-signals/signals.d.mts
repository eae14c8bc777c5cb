export interface Signal<T = any> { value: T; peek(): T; subscribe(listen: (value: T) => void): () => void }
export function signal(value?: any): Signal;
export function computed<T>(compute: () => T): Signal<T>;
export function effect(run: () => unknown): () => void;
export function batch<T>(run: () => T): T;
