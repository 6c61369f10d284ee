import { css } from 'virtual:element-kind-css/parts'
import { withKind } from '@letterslot/react/kinds/parts'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
