/** Tells the maker, who tries a page on their own disk first, that it cannot send from there. */
export function noteFile(): void {
  if (location.protocol !== 'file:') return
  const note = document.createElement('aside')
  note.lang = 'en'
  note.dir = 'ltr'
  note.textContent =
    'For the site’s owner: put this page on a web server. Opened from a file, most providers refuse it (403).'
  document.body.append(note)
}
