// In place of what fetches one page after another: the element is one file for all forms, and shows all pages, one below the other.

export const Pages = undefined
export const PageButtons = undefined
