/** A text of the admin in both of its languages. */
export const label = (en: string, bg: string): { en: string; bg: string } => ({ en, bg })
