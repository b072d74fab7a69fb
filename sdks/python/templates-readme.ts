import { downloadFolder, type Vendor } from '@portal/domain/sdk.ts'
import type { SdkPackage } from '../generator/package.ts'

/** The text that the index shows of a package and that its source begins with. */
export const readmeText = (sdk: SdkPackage): string => `\
# ${sdk.name}

Python client of the ${sdk.apis[0]!.title}, version ${sdk.apis[0]!.version}. It needs
Python 3.9 or later and nothing else; pandas only for \`as_pandas()\`.

\`\`\`bash
pip install --extra-index-url ${sdk.host}/downloads/${downloadFolder[sdk.vendor]}/python ${sdk.name} --upgrade
\`\`\`

## First program

\`\`\`python
${programs[sdk.vendor].trim()}
\`\`\`

## What it does for you

- **Pace.** A client makes one call at a time and no more than five a second. Answer 429
  is waited out as \`Retry-After\` says, or for 2, 4 and 6 seconds; after four tries
  \`TooManyRequestsException\` is raised.
- **Broken connections.** Reads are repeated; whatever changes something is not.
- **Pages.** \`iter_items(method, ...)\` goes through a list over all its pages,
  \`iter_pages(method, ...)\` through the answers.
- **Tables.** \`as_pandas()\` of an answer is a data frame.
- **Changes.** Fields that are added to the API later are reached by their name,
  \`answer["newField"]\`; ones that are missing are \`None\`.

## Settings

\`Configuration(token=..., host=..., proxy=..., timeout=...)\`. The variable
\`${sdk.hostVariable}\` changes the host from outside.

\`\`\`python
configuration.proxy = "http://proxy.test:3128"
configuration.proxy_username = "me"
configuration.proxy_password = "secret"
\`\`\`

## Errors

Every failed call raises an \`ApiException\` with \`status\`, \`code\`, \`message\`,
\`request_id\` and \`errors\`. Its kinds are \`BadRequestException\`,
\`UnauthorizedException\`, \`ForbiddenException\`, \`NotFoundException\`,
\`TooManyRequestsException\`, \`ServiceException\`, and \`ConnectionException\` when there
was no answer.
`

const programs: Record<Vendor, string> = {
  ceic: `
import os

from ceic_api_client.pyceic import Ceic

Ceic.set_token(os.environ["CEIC_TOKEN"])
for page in Ceic.search(keyword="GDP China"):
    for series in page.data.items:
        print(series.entity_id, series.metadata.name)

print(Ceic.series_data(["310000101", "310000103"], count=12).as_pandas())
`,
  emis: `
import os

from emis_api_client import ApiClient, CompaniesApi, CompanyCursor, Configuration

client = ApiClient(Configuration(token=os.environ["EMIS_V2_TOKEN"]))
with CompanyCursor(CompaniesApi(client), country=["BG"]) as companies:
    for company in companies:
        print(company.id, company.name.current_name)
`,
  epfr: `
import os

from epfr_api_client import generate_report, login

client = login(os.environ["EPFR_USERNAME"], os.environ["EPFR_PASSWORD"])
report = generate_report(
    client, "FF", "01-01-2026", "03-31-2026", ["FF100000"], "Weekly", 0
)
print(report.as_pandas())
`,
  redd: `
import os

from redd_api_client import ApiClient, Configuration, PropertiesApi, iter_items

client = ApiClient(Configuration(token=os.environ["REDD_TOKEN"]))
properties = PropertiesApi(client)
for found in iter_items(properties.list_properties, country=["PL"]):
    print(found.id, found.name)
`,
}
