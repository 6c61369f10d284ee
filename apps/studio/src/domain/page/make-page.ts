/// <reference types="@letterslot/embed/page-runtime" />

import { type Form, speaksEnglish } from '@letterslot/core'
import { languagesOf, localizeForm } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'
import { standalonePage } from '@letterslot/embed'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * Makes the one-file page of a form. Loaded when the step Publish is opened: with it come React's own renderer and the
 * runtime of pages; for a form in another language than English, or in several, without English and with the tables of its own.
 */
export async function makePage(form: Form): Promise<string> {
  const languages = languagesOf(form)
  if (languages.length > 1) {
    const [{ runtime }, tables] = await Promise.all([
      import('virtual:letterslot-page-runtime-translated'),
      Promise.all(languages.map(async (tag) => [tag, await loadTable(localizeForm(form, tag))] as const)),
    ])
    return standalonePage({ form, runtime, tables: Object.fromEntries(tables), renderToStaticMarkup })
  }
  if (speaksEnglish(form)) {
    const { runtime } = await import('virtual:letterslot-page-runtime')
    return standalonePage({ form, runtime, renderToStaticMarkup })
  }
  const [{ runtime }, table] = await Promise.all([
    import('virtual:letterslot-page-runtime-international'),
    loadTable(form),
  ])
  return standalonePage({ form, runtime, table, renderToStaticMarkup })
}
