import{h as r,Component as o,render as t}from"../preact/preact.mjs";export{h,render,Component}from"../preact/preact.mjs";import e from"../htm/htm.js";var m=e.bind(r);export{m as html};
