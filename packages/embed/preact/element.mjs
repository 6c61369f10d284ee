// The script of <letterslot-form>.
import { css } from 'virtual:element-css'
import { FormView } from '@letterslot/react/parts'
import { render } from 'preact'
import { defineLetterslotForm } from '../src/define.ts'
import { elementParts } from './element-parts.mjs'
import { jsx } from './react-with-parts.mjs'
import { setProperty } from './set-property.mjs'

defineLetterslotForm({
  css,
  draw(props, into) {
    setProperty(into, 'is')
    render(props ? jsx(FormView, props) : null, into)
  },
  parts: elementParts,
})
