import type { Endpoint } from '@portal/domain/spec.ts'
import type { Heading } from './cold-visit.ts'

/** Another documentation tool, and where it has what. */
export interface Peer {
  name: string
  /** Its folder in `bench/peers`. */
  folder: string
  /** Whether it writes a site of pages; the others are one page that reads the document in the browser. */
  isBuilt: boolean
  /** Where an operation is, as its own links say. */
  address(endpoint: Endpoint): string
  heading(endpoint: Endpoint): Heading
  /** The links of its side bar, where it has one. */
  menu?: string
}

const dashed = (words: string) => words.toLowerCase().replaceAll(/[ _]/g, '-')
const id = ({ operation }: Endpoint) => operation.operationId ?? ''
const tag = ({ operation }: Endpoint) => operation.tags[0] ?? ''
const heading = (selector: string) => (endpoint: Endpoint) => ({ selector, text: endpoint.operation.summary })

export const peers: Peer[] = [
  {
    name: 'Starlight',
    folder: 'starlight',
    isBuilt: true,
    address: endpoint => `/api/operations/${id(endpoint)}/`,
    heading: heading('h1'),
    menu: 'nav.sidebar a',
  },
  {
    name: 'Docusaurus',
    folder: 'docusaurus',
    isBuilt: true,
    address: endpoint => `/api/${dashed(id(endpoint))}`,
    heading: heading('h1'),
    menu: 'nav.menu a',
  },
  {
    name: 'Scalar',
    folder: 'scalar',
    isBuilt: false,
    address: endpoint => `/#tag/${dashed(tag(endpoint))}/${endpoint.method.toUpperCase()}${endpoint.path}`,
    heading: heading('h3'),
    menu: 'ul a',
  },
  {
    name: 'Redoc',
    folder: 'redoc',
    isBuilt: false,
    address: endpoint => `/#/${dashed(tag(endpoint))}/${id(endpoint)}`,
    heading: heading('h2'),
    menu: '.menu-item-type-operation a',
  },
  {
    name: 'Elements',
    folder: 'elements',
    isBuilt: false,
    address: endpoint => `/#/operations/${id(endpoint)}`,
    heading: heading('h1'),
    menu: 'a.ElementsTableOfContentsItem',
  },
  {
    name: 'Swagger UI',
    folder: 'swagger-ui',
    isBuilt: false,
    address: endpoint => `/#/${encodeURIComponent(tag(endpoint))}/${id(endpoint)}`,
    heading: heading('.opblock.is-open .opblock-summary-description'),
  },
]
