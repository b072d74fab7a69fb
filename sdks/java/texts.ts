import { downloadFolder } from '@portal/domain/sdk.ts'
import type { SdkPackage } from '../generator/package.ts'

export const printPom = (sdk: SdkPackage): string => `\
<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.${sdk.vendor}</groupId>
  <artifactId>${sdk.name}</artifactId>
  <version>${sdk.version}</version>
  <packaging>jar</packaging>
  <name>${sdk.apis[0]!.title}</name>
  <properties>
    <maven.compiler.release>11</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
</project>
`

export const printChanges = ({ version, apis }: SdkPackage): string => `\
# Changes

## ${version}

- Made for version ${apis[0]!.version} of the ${apis[0]!.title}.
- A method for every operation, classes for every model, lists over all their pages.
- Keeps to five calls a second, and waits and repeats calls that are refused for their pace.
`

const firstPrograms: Record<string, string> = {
  ceic: `CeicClient client = CeicClient.create(); // the token is in CEIC_TOKEN

var options = new SeriesApi.SearchSeriesOptions().keyword("gdp").geo("US");
for (Series series : client.series().searchSeriesAll(options)) {
    System.out.println(series.metadata().id() + " " + series.metadata().name());
}`,
  emis: `EmisClient client = EmisClient.create(); // the token is in EMIS_V2_TOKEN

var options = new CompaniesApi.CompaniesGetOptions().country("CN").limit(100L);
try (Cursor<CompanyListItem> companies = client.companies().companiesGetAll(options)) {
    for (CompanyListItem company : companies) System.out.println(company.name().currentName());
}`,
}

export const printReadme = (sdk: SdkPackage): string => `\
# ${sdk.name}

Client of the ${sdk.apis[0]!.title} for Java 11 and later. It needs nothing but the JDK.

\`\`\`xml
<repositories>
  <repository>
    <id>${sdk.vendor}</id>
    <url>${sdk.host}/downloads/${downloadFolder[sdk.vendor]}/java/</url>
  </repository>
</repositories>
<dependency>
  <groupId>com.${sdk.vendor}</groupId>
  <artifactId>${sdk.name}</artifactId>
  <version>${sdk.version}</version>
</dependency>
\`\`\`

\`\`\`java
${firstPrograms[sdk.vendor]}
\`\`\`

- Failed calls throw an \`ApiException\` with \`status()\`, \`code()\` and \`requestId()\`; its subclasses are \`BadRequest\`,
  \`Unauthorized\`, \`Forbidden\`, \`NotFound\`, \`TooManyRequests\` and \`NoAnswer\`.
- \`builder()\` sets token, host, proxy and time limit; \`${sdk.hostVariable}\` changes the host from outside.
- Fields that the API adds later are reached by \`get("name")\`; those that did not come are null.
- A client makes one call at a time and at most five a second, and waits when the API says 429.
`
