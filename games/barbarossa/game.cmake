file(GLOB sculptures CONFIGURE_DEPENDS games/barbarossa/data/sculptures/*.txt)
file(GLOB facets CONFIGURE_DEPENDS games/barbarossa/data/knowledge/facets*.txt)
file(GLOB nouns CONFIGURE_DEPENDS games/barbarossa/data/knowledge/nouns*.txt)
set(knowledge ${CMAKE_SOURCE_DIR}/games/barbarossa/data/knowledge)
embed_texts(games/barbarossa "facets_text=${facets}|gauges_text=${knowledge}/gauges.txt|nouns_text=${nouns}|\
sculptures_text=${sculptures}|small_words_text=${knowledge}/small_words.txt")
