/** Returns the operation for which a hook is called. Payload's types call it deprecated because of one of its values. */
export function operationOf<Name extends string>({ operation }: { operation: Name }): Name {
  return operation
}
