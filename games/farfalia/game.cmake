set(farfalia_tests_need dds)  # what its solver is measured by
