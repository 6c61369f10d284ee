import './ui/styles/tokens.css'
import './ui/base.css'
import './app/shell/global.css'
import './app/shell/frame.css'
import { basePathOf, sharedCodeOf } from './model/address.ts'
import { languageFor, readLanguageChoice } from './ui/language-choice.ts'
import { applyTheme, readTheme } from './ui/theme.ts'

applyTheme(readTheme())
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the studio.')

// Two programs at one address: a visitor of a shared form loads nothing of the studio, and leaves its storage alone.
const basePath = basePathOf(import.meta.url)
if (sharedCodeOf(location, basePath) === undefined) {
  const language = languageFor(readLanguageChoice(), navigator.languages)
  document.documentElement.lang = language
  if (language === 'de') {
    // Its words come on their way at once; domain/texts/localized.ts waits for them.
    void import('./domain/texts/de/tables.ts')
    const status = root.querySelector<HTMLElement>('[data-de]')
    if (status) status.textContent = status.dataset['de'] ?? ''
  }
  const spoken = language === 'de' ? import('./ui/speak-german.ts') : undefined
  const { openStudio } = await import('./app/open-studio.tsx')
  await (await spoken)?.speakGerman()
  await openStudio(root, basePath)
} else {
  const { openSharedForm } = await import('./features/shared-form/open-shared-form.tsx')
  openSharedForm(root, () => sharedCodeOf(location, basePath))
}
