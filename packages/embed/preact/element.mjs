// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
// The script of <letterslot-form>.
import { css } from 'virtual:element-css'
import { FormView } from '@letterslot/react'
import { render } from 'preact'
import { defineLetterslotForm } from '../src/define.ts'
import { createElement } from './react.mjs'

defineLetterslotForm({ css, draw: (props, into) => render(props ? createElement(FormView, props) : null, into) })
