// The script of a one-file page: it takes over the markup that is there, with whatever was typed into it.
import { PageForm } from '../src/PageForm.tsx'
import { pageDocumentId, pageRootId } from '../src/page-ids.ts'
import { drawInto, jsx } from './react.mjs'

const form = JSON.parse(document.getElementById(pageDocumentId).textContent)
drawInto(document.getElementById(pageRootId), true)(jsx(PageForm, { form }))
