file(GLOB french CONFIGURE_DEPENDS games/farben/data/stories/fr/*.txt)
file(GLOB english CONFIGURE_DEPENDS games/farben/data/stories/en/*.txt)
embed_texts(games/farben "cards_text=${CMAKE_SOURCE_DIR}/games/farben/data/cards.txt|\
likely_text=${CMAKE_SOURCE_DIR}/games/farben/data/likely.txt|\
french_stories_text=${french}|english_stories_text=${english}|\
french_voices_text=${CMAKE_SOURCE_DIR}/games/farben/data/voices/fr.txt|\
english_voices_text=${CMAKE_SOURCE_DIR}/games/farben/data/voices/en.txt")
