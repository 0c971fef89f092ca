/** The error of a field, below it. */
export function FieldFault({ id, fault }: { id: string; fault: string | undefined }) {
  return (
    fault && (
      <p className="wrong" id={id}>
        {fault}
      </p>
    )
  )
}
