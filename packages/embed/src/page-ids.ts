/** Where the page's markup stands. */
export const pageRootId = 'letterslot'

/** Where the form's document stands, as JSON. */
export const pageDocumentId = 'letterslot-form'
