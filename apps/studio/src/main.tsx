import './styles/tokens.css'
import './ui/base.css'
import './shell/global.css'
import './shell/frame.css'
import { basePathOf } from './routing/fragment-history.ts'
import { sharedCodeOf } from './routing/shared-code.ts'
import { applyTheme, readTheme } from './shell/theme.ts'

applyTheme(readTheme())
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the studio.')

// Two programs at one address: a visitor of a shared form loads nothing of the studio, and leaves its storage alone.
const basePath = basePathOf(import.meta.url)
if (sharedCodeOf(location, basePath) === undefined) {
  const { openStudio } = await import('./shell/open-studio.tsx')
  await openStudio(root, basePath)
} else {
  const { openSharedForm } = await import('./features/shared-form/open-shared-form.tsx')
  openSharedForm(root, () => sharedCodeOf(location, basePath))
}
