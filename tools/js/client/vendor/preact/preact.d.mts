export function render(tree: any, parent: Element): void;
