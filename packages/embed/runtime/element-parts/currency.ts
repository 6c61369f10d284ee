import { css } from 'virtual:element-kind-css/currency'
import { withCurrency } from '@letterslot/react/kinds/currency'
import { addKind } from './add-kind.ts'

addKind(withCurrency, css)
