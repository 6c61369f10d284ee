import { css } from 'virtual:element-kind-css/parts'
import { withParts } from '@letterslot/react/kinds/parts'
import { addKind } from './add-kind.ts'

addKind(withParts, css)
