// The doctor of a one-file page, which stands in it as data until the page's address asks for it.
import { openDoctor } from '../src/doctor/open-doctor.ts'
import { pageDocumentId, pageRootId } from '../src/page-runtime.ts'

const form = JSON.parse(`${document.getElementById(pageDocumentId)?.textContent}`)
const pageRoot = document.getElementById(pageRootId)
if (pageRoot) openDoctor(pageRoot, () => form)
