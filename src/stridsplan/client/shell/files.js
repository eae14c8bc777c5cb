// Where the client's files are. A built client is served below a path that names its version (tools/js/bundle.js).

/** The URL of one of the client's files: "words/en/shell.ftl". */
export const fileUrl = (path) => (document.documentElement.dataset.files ?? '/static/') + path;
