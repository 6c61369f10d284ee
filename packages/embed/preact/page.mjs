// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
// The script of a one-file page: it takes over the markup that is there, with whatever was typed into it.
import { loadRareParts, usesRareParts } from '@letterslot/react/uses-rare-parts'
import { hydrate } from 'preact'
import { PageForm } from '../src/PageForm.tsx'
import { pageDocumentId, pageFileNoteId, pageRootId } from '../src/page-ids.ts'
import { createElement, whileHydrating } from './react.mjs'

const form = JSON.parse(document.getElementById(pageDocumentId).textContent)
const root = document.getElementById(pageRootId)
const draw = (rareParts) => whileHydrating(() => hydrate(createElement(PageForm, { form, rareParts }), root))
// They stand in the page: the form is drawn with them, as its markup was.
if (usesRareParts(form)) loadRareParts().then(draw)
else draw()
document.getElementById(pageFileNoteId).hidden = location.protocol !== 'file:'
