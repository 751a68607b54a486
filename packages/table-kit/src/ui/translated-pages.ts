/**
 * Keeps React working on a page that the browser translates: translators move texts into elements
 * of their own, and React then removes, or inserts before, a node whose parent is not the one it
 * knows. The DOM throws an exception then, which removes the whole page
 * (github.com/facebook/react/issues/11538). The element that contains the moved node is used
 * instead.
 */
export function allowTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const held = heldIn(this, child);
    if (held !== undefined) removeChild.call(this, held);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, before === null ? null : (heldIn(this, before) ?? null));
    return node;
  };
}

/** The child of a parent that is the node or contains it. */
function heldIn(parent: Node, node: Node): Node | undefined {
  let held: Node | null = node;
  while (held !== null && held.parentNode !== parent) held = held.parentNode;
  return held ?? undefined;
}
