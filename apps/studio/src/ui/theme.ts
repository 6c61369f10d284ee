/** The studio's colour scheme: the system's, or the maker's choice. */
export type ColorScheme = 'system' | 'light' | 'dark'
export const colorSchemes: readonly ColorScheme[] = ['system', 'light', 'dark']

// In localStorage, not in the database: it has to be known before the first paint.
const themeKey = 'letterslot.theme'

/** The maker's choice; `system` where there is none, or where the browser keeps nothing. */
export function readTheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(themeKey)
    return colorSchemes.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Remembers the choice, as far as this browser remembers anything. */
export function writeTheme(theme: ColorScheme): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // A browser that keeps nothing shows the choice until the page is closed.
  }
}

/** Shows the choice. */
export function applyTheme(theme: ColorScheme, page: HTMLElement = document.documentElement): void {
  if (theme === 'system') delete page.dataset['theme']
  else page.dataset['theme'] = theme
}
