import { css } from 'virtual:element-kind-css/rows'
import { withRows } from '@letterslot/react/kinds/rows'
import { addKind } from './add-kind.ts'

addKind(withRows, css)
