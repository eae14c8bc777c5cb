export const FluentBundle: any;
export const FluentResource: any;
