// Drawings that pan and zoom together. The module can be loaded without a page.

/**
 * Let drawings of the same size pan and zoom together: what one shows the others show, also one that joins later.
 * @returns {ZoomLink}
 */
export function linkZooms() {
  const others = new Map();
  let last = null;
  return {
    join(node, follow) {
      others.set(node, follow);
      if (last) follow(last.transform, last.moved);
      return () => others.delete(node);
    },
    share(node, transform, moved) {
      last = { transform, moved };
      for (const [other, follow] of others) if (other !== node) follow(transform, moved);
    },
  };
}
