/** Id of the page's markup. */
export const pageRootId = 'letterslot'

/** Id of the form's document, as JSON. */
export const pageDocumentId = 'letterslot-form'

/** Id of the note to the maker that a page opened from a file cannot send; hidden wherever it can. */
export const pageFileNoteId = 'letterslot-file'
