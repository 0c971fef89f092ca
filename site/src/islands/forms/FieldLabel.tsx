/** The label of a field; the star is visual only, because the field itself states that it is required. */
export function FieldLabel({ label, required }: { label: string; required: boolean }) {
  return (
    <>
      {label}
      {required && (
        <span className="star-mark" aria-hidden="true">
          *
        </span>
      )}
    </>
  )
}
