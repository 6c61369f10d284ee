/// <reference types="@letterslot/embed/page-runtime" />

import { runtime } from 'virtual:letterslot-page-runtime'
import type { Form } from '@letterslot/core'
import { standalonePage } from '@letterslot/embed'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * Makes the one-file page of a form. Loaded when the step Publish is opened: with it come React's own renderer and the
 * runtime of pages.
 */
export function makePage(form: Form): string {
  return standalonePage({ form, runtime, renderToStaticMarkup })
}
