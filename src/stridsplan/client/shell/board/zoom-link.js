// Drawings that pan and zoom together. The module can be loaded without a page.

/**
 * Let drawings of the same size pan and zoom together: what one shows the others show, also one that joins later.
 * @returns {ZoomLink}
 */
export function linkZooms() {
  const members = new Map(); // node of a drawing → its function to follow another
  let last = null;
  return {
    join(node, follow) {
      members.set(node, follow);
      if (last) follow(last.transform, last.moved);
      return () => members.delete(node);
    },
    share(node, transform, moved) {
      last = { transform, moved };
      for (const [other, follow] of members) if (other !== node) follow(transform, moved);
    },
  };
}
