import type { Field } from 'payload'

/** In a form in which nobody writes: the letter in one piece, in place of its fields. */
export const submissionView: Field = {
  name: 'letter',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/collections/submissions/components/SubmissionView.tsx#SubmissionView' },
  },
}

const nothing = '/collections/submissions/components/SubmissionView.tsx#Nothing'

/** A field that the letter shows. (With a condition, the database would take a row without it.) */
export const shownInSubmission = { components: { Field: nothing } }
