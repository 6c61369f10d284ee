import { css } from 'virtual:element-kind-css/steps'
import { withKind } from '@letterslot/react/kinds/steps'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
