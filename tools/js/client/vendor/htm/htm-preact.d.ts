export function html(strings: TemplateStringsArray, ...values: unknown[]): any;
