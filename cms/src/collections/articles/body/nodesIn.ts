/** A node of a text as it is stored; nothing is known of its fields. */
export type StoredNode = { type?: unknown; text?: unknown; value?: unknown; children?: unknown }

/** Returns all nodes of a text, or below one node, at any depth and in their order. */
export function nodesIn(node: unknown): StoredNode[] {
  if (typeof node !== 'object' || node === null) return []
  if ('root' in node) return nodesIn(node.root)
  const { children }: StoredNode = node
  return [node, ...(Array.isArray(children) ? children.flatMap((child) => nodesIn(child)) : [])]
}
