export const select: any;
export const zoom: any;
export const zoomIdentity: any;
export const zoomTransform: any;
