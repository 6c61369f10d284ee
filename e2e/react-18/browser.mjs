import { createRoot, hydrateRoot } from 'react-dom/client'
import { site } from './site.mjs'

const root = document.getElementById('root')
const forms = JSON.parse(document.getElementById('forms').textContent)
if (root.firstChild) hydrateRoot(root, site(forms))
else createRoot(root).render(site(forms))
