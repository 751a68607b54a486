/**
 * Lets React go on where a browser translates the page: translators move texts into elements of
 * their own, and React then removes, or inserts before, a node that has another parent than it
 * knows, which the DOM answers with an exception that takes the whole page away
 * (github.com/facebook/react/issues/11538). What holds the moved node stands for it instead.
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

/** The child of a parent that is a node or holds it. */
function heldIn(parent: Node, node: Node): Node | undefined {
  let held: Node | null = node;
  while (held !== null && held.parentNode !== parent) held = held.parentNode;
  return held ?? undefined;
}
