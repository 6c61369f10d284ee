import { createRoot, hydrateRoot } from 'react-dom/client'
import { type SiteForms, site } from './site.ts'

const root = document.getElementById('root')
const forms: SiteForms = JSON.parse(document.getElementById('forms')?.textContent ?? '')
if (!root) throw new Error('The page has no place for the site.')
if (root.firstChild) hydrateRoot(root, site(forms))
else createRoot(root).render(site(forms))
