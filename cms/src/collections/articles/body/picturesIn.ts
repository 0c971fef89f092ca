type BodyNode = { type?: unknown; relationTo?: unknown; value?: unknown; children?: unknown }

/** The ids of the pictures in a body, at any depth. */
export function picturesIn(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return []
  if ('root' in node) return picturesIn(node.root)
  const { type, value, children }: BodyNode = node
  const own = type === 'upload' ? [idOf(value)] : []
  const inner = Array.isArray(children) ? children.flatMap(picturesIn) : []
  return [...own, ...inner].filter((id): id is number => typeof id === 'number')
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}
