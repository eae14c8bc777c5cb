type Effect = () => void | (() => void);
export function useEffect(effect: Effect, inputs?: unknown[]): void;
export function useLayoutEffect(effect: Effect, inputs?: unknown[]): void;
export function useMemo<T>(make: () => T, inputs?: unknown[]): T;
export function useRef<T = any>(initial?: T): { current: any };
export function useState<T = any>(initial?: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
