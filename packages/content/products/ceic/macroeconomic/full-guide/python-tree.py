import os

from ceic_api_client.pyceic import Ceic

Ceic.set_token(os.environ["CEIC_TOKEN"])

topic = Ceic.layout_database_topics("GLOBAL").data[0].metadata
section = Ceic.layout_topic_sections(topic.id).data[0].metadata
table = Ceic.layout_section_tables(section.id).data[0].metadata
print(topic.name, ">", section.name, ">", table.name)

for series in Ceic.layout_table_series(table.id).data:
    print(series.entity_id, series.metadata.name, series.metadata.frequency.name)
