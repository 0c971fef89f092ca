/** What a field asks for; the star is for the eye, everyone else is told by the field itself. */
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
