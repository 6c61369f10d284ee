/** Where the page's markup stands. */
export const pageRootId = 'letterslot'

/** Where the form's document stands, as JSON. */
export const pageDocumentId = 'letterslot-form'

/** Where it is said, to the maker, that a page opened from a file cannot send; hidden wherever it can. */
export const pageFileNoteId = 'letterslot-file'
