file(GLOB sculptures CONFIGURE_DEPENDS games/barbarossa/data/sculptures/*.txt)
file(GLOB nouns CONFIGURE_DEPENDS games/barbarossa/data/knowledge/nouns*.txt)
embed_texts(games/barbarossa "attributes_text=${CMAKE_SOURCE_DIR}/games/barbarossa/data/knowledge/attributes.txt|\
nouns_text=${nouns}|sculptures_text=${sculptures}")
