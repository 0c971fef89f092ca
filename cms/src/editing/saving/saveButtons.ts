/** Selector of the buttons of Payload's forms that save. */
export const saveButtons = '#action-save, #action-save-draft'
