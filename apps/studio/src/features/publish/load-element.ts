/// <reference types="@letterslot/embed/page-runtime" />

import { element } from 'virtual:letterslot-element'

/** The script of `<letterslot-form>`, as it is put beside a page. */
export type BuiltElement = typeof element

export { element }
