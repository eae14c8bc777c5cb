export function render(tree: any, parent: any): void;
export function html(strings: TemplateStringsArray, ...values: unknown[]): any;
