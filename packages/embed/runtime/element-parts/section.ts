import { css } from 'virtual:element-kind-css/section'
import { withSection } from '@letterslot/react/kinds/section'
import { addKind } from './add-kind.ts'

addKind(withSection, css)
